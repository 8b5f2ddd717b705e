import { fetchedPart } from './ui/lazy/fetched-part'
import { fetchedScreen } from './ui/lazy/fetched-screen'

// The way in, of one file: the editor itself begins without the names of its pages.
export { SignInDialog } from './sign-in/sign-in-dialog'
export { SignInPage } from './sign-in/sign-in-page'

const AcceptPage = fetchedScreen(
  fetchedPart(() => import('./sign-in/accept-page').then((part) => part.AcceptPage)),
)
const PasswordPage = fetchedScreen(
  fetchedPart(() => import('./sign-in/password-page').then((part) => part.PasswordPage)),
)
const SetUpPage = fetchedScreen(
  fetchedPart(() => import('./onboarding/set-up-page').then((part) => part.SetUpPage)),
)
const TwoStepPage = fetchedScreen(
  fetchedPart(() => import('./account/two-step-page').then((part) => part.TwoStepPage)),
)

/** Pages of the way in that few people open, and hardly twice. */
export function RarePage({ page, onDone }: RarePageProps) {
  if (page === 'accept') return <AcceptPage onSignedIn={onDone} />
  if (page === 'password') return <PasswordPage />
  return page === 'set-up' ? <SetUpPage onDone={onDone} /> : <TwoStepPage onDone={onDone} />
}

interface RarePageProps {
  readonly page: 'accept' | 'password' | 'set-up' | 'two-step'
  readonly onDone: () => Promise<void>
}
