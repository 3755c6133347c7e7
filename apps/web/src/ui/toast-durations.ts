/** Milliseconds that a toast stays. */
export const toastDurations = { default: 5000, success: 3000, error: 4000, uploadSuccess: 6000 };
