import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureIn, failureOf } from '../api/failure'
import { referencesQuery } from '../api/operations/references'
import { unpublish } from '../api/publishing'
import { addRedirects } from '../api/redirects'
import { withApi } from '../app/api-provider'
import { useApp } from '../app/app-context'
import { UnreadNote } from '../app/error-page'
import { useEditing, useSaveState } from '../saving/editing'
import { UsageList } from '../screens/usage-list'
import { useSession } from '../store/session'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { FieldRow } from '../ui/field-row'
import { usePageStep } from './use-page-step'

/** Dialog that confirms unpublishing the page, and asks where its address should redirect. */
export const UnpublishDialog = withApi(Unpublishing)

function Unpublishing({ onClose }: { readonly onClose: () => void }) {
  const { id, type, locationName } = useEditing().document.summary
  const path = useSaveState(({ saved }) => saved.livePath)
  const unpublish = useUnpublish()
  const [target, setTarget] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const isLayout = type === 'LAYOUT'
  const { data, loading, error, refetch } = useQuery(referencesQuery, {
    variables: { kind: 'document', id },
    // Fetched now, so that links to the page are shown before it is unpublished.
    fetchPolicy: 'network-only',
    skip: isLayout,
  })
  const isLooking = loading
  const isBusy = unpublish.isBusy || isLooking
  const usage = data?.references ?? null

  async function go(): Promise<void> {
    if (isBusy) return
    const refused = await unpublish.run(target.trim())
    if (refused === null) onClose()
    else setProblem(refused)
  }

  return (
    <Dialog
      title={isLayout ? t('Unpublish this site layout?') : t('Unpublish this page?')}
      description={
        isLayout
          ? t(
              'Every page of {locationName} will use the network’s header and footer right away, or none.',
              { locationName },
            )
          : unpublishedAt(path)
      }
      onClose={onClose}
      footer={
        <DialogButtons
          label={buttonLabel(unpublish.isBusy, isLooking)}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void go()}
          onCancel={onClose}
        />
      }
    >
      {!isLayout && (
        <FieldRow
          label={t('Redirect visitors to')}
          help={t(
            'Optional: a path such as /events, or a web address. Publishing this page again ends the redirect.',
          )}
          error={problem ?? undefined}
        >
          {(aria) => (
            <input
              {...aria}
              className="ed-input"
              value={target}
              maxLength={MAX_ADDRESS}
              onChange={(event) => setTarget(event.target.value)}
            />
          )}
        </FieldRow>
      )}
      <UnreadNote
        text={t('The links to this page couldn’t be loaded.')}
        failure={failureIn(error)}
        reload={() => void refetch()}
      />
      {usage !== null && usage.totalCount > 0 && (
        <section aria-label={t('Linked from')}>
          <h3 className="ed-usage-head">
            {target.trim() === ''
              ? t('These links will be broken:')
              : t('These links will be redirected:')}
          </h3>
          <UsageList usage={usage} />
        </section>
      )}
      {isLayout && problem !== null && (
        <p className="ed-message" data-tone="danger" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  )
}

const MAX_ADDRESS = 2000

function buttonLabel(isUnpublishing: boolean, isLooking: boolean): string {
  if (isUnpublishing) return t('Unpublishing…')
  return isLooking ? t('Looking for links…') : t('Unpublish')
}

/** Returns a function that unpublishes the page and then redirects its address; it returns why that failed. */
function useUnpublish() {
  const { client } = useApp()
  const { context } = useSession()
  const { locationId } = useEditing().document.summary
  const path = useSaveState(({ saved }) => saved.livePath ?? null)
  const step = usePageStep()
  return { isBusy: step.isBusy, run }

  async function run(target: string): Promise<string | null> {
    const refused = await step.take(unpublish({}), { step: 'unpublish' })
    if (refused !== null) return refused.message
    if (target === '' || path === null) return null
    const inside = path.slice(context.siteRoot.length) || '/'
    try {
      const [result] = await addRedirects(client, String(locationId), [{ path: inside, target }])
      if (result?.problem)
        return joinSentences(t('Unpublished, but not redirected.'), result.problem)
      step.notify('success', t('Unpublished. {path} redirects to {target}.', { path, target }))
      return null
    } catch (error) {
      return joinSentences(t('Unpublished, but not redirected.'), failureOf(error).message)
    }
  }
}

function unpublishedAt(path: string | null | undefined): string {
  return path
    ? t(
        'Visitors will no longer find it at {path}, in any language. The draft is kept, and you can publish it again.',
        { path },
      )
    : t(
        'Visitors will no longer find it, in any language. The draft is kept, and you can publish it again.',
      )
}
