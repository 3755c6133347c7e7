// Runs before the first paint, so that a chosen theme never flashes the other one, and a kept session no Sign In.
try {
  const theme = localStorage.getItem('shortlist.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('shortlist.auth')) document.documentElement.dataset.session = 'kept';
} catch {
  // Storage is closed to us: the system's theme stands.
}
