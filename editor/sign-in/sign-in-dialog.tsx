import { t } from '#schema/messages/t'
import { Dialog } from '../ui/dialog'
import { SignInForm } from './sign-in-form'

/** Dialog that signs in again above the current work. It can't be closed, because nothing could be saved. */
export function SignInDialog({ email, onSignedIn }: SignInDialogProps) {
  return (
    <Dialog
      title={t('Sign in again')}
      description={t(
        'Your session has ended. Your work is still here and will be saved once you are signed in.',
      )}
      onClose={() => undefined}
    >
      <SignInForm email={email} onSignedIn={onSignedIn} />
    </Dialog>
  )
}

interface SignInDialogProps {
  readonly email: string
  readonly onSignedIn: () => Promise<void>
}
