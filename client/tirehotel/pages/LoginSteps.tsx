import type { ReactNode } from 'react';
import { LoginPage } from './LoginPage.tsx';
import { ValidatePage } from './ValidatePage.tsx';

export interface LoginStepsProps {
  page: 'login' | 'validate';
}

/** The pages between the search and the vehicle, fetched together: who sends a code needs both. */
export function LoginSteps({ page }: LoginStepsProps): ReactNode {
  return page === 'login' ? <LoginPage /> : <ValidatePage />;
}
