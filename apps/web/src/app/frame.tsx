import { Toaster } from '../ui/toaster.tsx';
import { AccountLanguage } from './account-language.tsx';
import { Screens } from './screens.tsx';
import { Shell } from './shell.tsx';

/** The screen of the current address in its frame, and the toasts over it. */
export function Frame() {
  return (
    <>
      <Shell>
        <Screens />
      </Shell>
      <AccountLanguage />
      <Toaster />
    </>
  );
}
