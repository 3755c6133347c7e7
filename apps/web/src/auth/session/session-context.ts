import { t } from '@lingui/core/macro';
import type { Session, User } from '@supabase/auth-js';
import { createContext, useContext } from 'react';

export type AuthState = {
  user: User | null;
  session: Session | null;
  /** True until the stored session is read. */
  loading: boolean;
  /** True while the session still has to be raised by a code of the person's authenticator. */
  codeNeeded: boolean;
  /** True once the person has signed out by their own hand: nobody who comes after them is led to their last page. */
  left: boolean;
  signOut: () => Promise<void>;
  refreshUser: () => Promise<void>;
};

export const AuthContext = createContext<AuthState | null>(null);

/** Who is signed in, and the two acts on that. */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (!state) throw new Error('useAuth needs the AuthProvider above it');
  return state;
}

/** The name that the app greets a person by: the part of the address before the @, or `User`. */
export function shownName(user: User | null): string {
  return user?.email?.split('@')[0] || t`User`;
}
