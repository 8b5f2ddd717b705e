import { lazyPart } from './ui/lazy/lazy-part'
import { lazyScreen } from './ui/lazy/lazy-screen'

// Sign-in code in a separate chunk: the editor starts without the names of these pages.
export { SignInDialog } from './sign-in/sign-in-dialog'
export { SignInPage } from './sign-in/sign-in-page'

const AcceptPage = lazyScreen(
  lazyPart(() => import('./sign-in/accept-page').then((part) => part.AcceptPage)),
)
const PasswordPage = lazyScreen(
  lazyPart(() => import('./sign-in/password-page').then((part) => part.PasswordPage)),
)
const SetUpPage = lazyScreen(
  lazyPart(() => import('./onboarding/set-up-page').then((part) => part.SetUpPage)),
)
const TwoStepPage = lazyScreen(
  lazyPart(() => import('./account/two-step-page').then((part) => part.TwoStepPage)),
)

/** Sign-in pages that are rarely opened. */
export function RarePage({ page, onDone }: AccountPageProps) {
  if (page === 'accept') return <AcceptPage onSignedIn={onDone} />
  if (page === 'password') return <PasswordPage />
  return page === 'set-up' ? <SetUpPage onDone={onDone} /> : <TwoStepPage onDone={onDone} />
}

interface AccountPageProps {
  readonly page: 'accept' | 'password' | 'set-up' | 'two-step'
  readonly onDone: () => Promise<void>
}
