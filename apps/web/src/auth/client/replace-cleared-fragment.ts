/**
 * Keeps the tokens of a return out of the history. The auth client clears the fragment by setting it: once a page has loaded, that leaves
 * the address before one step back, tokens and all. Here it is replaced. Browsers without the Navigation API keep the client's own way.
 */
export function replaceClearedFragment(): void {
  const { navigation } = window;
  if (!navigation || !window.location.hash.includes('access_token=')) return;
  const onNavigate = (event: NavigateEvent) => {
    navigation.removeEventListener('navigate', onNavigate);
    const cleared = event.hashChange && event.cancelable && new URL(event.destination.url).hash === '';
    if (!cleared || event.navigationType !== 'push') return;
    event.preventDefault();
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  };
  navigation.addEventListener('navigate', onNavigate);
}
