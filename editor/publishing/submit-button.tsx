import { t } from '#schema/messages/t'
import { submitTexts, withdrawPage } from '../api/publishing'
import { useChecks } from '../checks/checks-context'
import { useEditing, useSaveState } from '../saving/editing'
import { Button } from '../ui/button'
import { openText } from './open-text'
import { usePageStep } from './use-page-step'
import { factsOf, usePublicationStatus } from './use-publication-status'

/** Button for users who may not publish: submits the page for review, or withdraws it. */
export function SubmitButton() {
  const { saver, document } = useEditing()
  const isSubmitted = useSaveState(({ saved }) => saved.status === 'IN_REVIEW')
  const { isPublic, hasChanges } = usePublicationStatus()
  const isNothing = !isSubmitted && isPublic && !hasChanges
  const checks = useChecks()
  const { isBusy, take, notify } = usePageStep()

  /** Lists issues that prevent publishing to the author, before a reviewer finds them. */
  async function submittedNote(): Promise<string> {
    const found = await checks.now()
    const wrong = found.filter(({ severity }) => severity === 'error').length
    if (wrong === 0)
      return t('Someone who manages {locationName} can publish it.', {
        locationName: document.summary.locationName,
      })
    checks.show()
    return t(
      '{wrong, plural, one {# problem prevents publishing. See Checks.} other {# problems prevent publishing. See Checks.}}',
      { wrong },
    )
  }

  async function step(): Promise<void> {
    if (isNothing) return notify('plain', NOTHING_NEW)
    const facts = factsOf({ document }, saver.store.getState())
    const problem = isSubmitted
      ? await take(withdrawPage, { step: 'withdraw' })
      : await take(submitTexts(openText(document, facts)), {
          step: 'submit',
          note: await submittedNote(),
        })
    if (problem !== null) notify('danger', problem.message)
  }

  return (
    <Button
      look={isSubmitted || isNothing ? 'plain' : 'primary'}
      data-action="submit"
      aria-disabled={isBusy || isNothing}
      onClick={() => void step()}
    >
      <span data-widest={WIDEST}>{isSubmitted ? t('Withdraw') : t('Submit for review')}</span>
    </Button>
  )
}

/** Both words of the button: it is as wide with either. */
const WIDEST = [t('Submit for review'), t('Withdraw')].join('\n')

const NOTHING_NEW = t('Nothing to submit: visitors already see this version.')
