import type { ReactNode } from 'react';
import { LoginPage } from './LoginPage.tsx';
import { ValidatePage } from './ValidatePage.tsx';

export interface LoginStepsProps {
  page: 'login' | 'validate';
}

/** Pages between search and vehicle, in one chunk: both are needed to send a code. */
export function LoginSteps({ page }: LoginStepsProps): ReactNode {
  return page === 'login' ? <LoginPage /> : <ValidatePage />;
}
