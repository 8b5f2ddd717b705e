import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import type { AttachPreviewQuery } from '../api/operations/generated'
import { attachPreviewQuery } from '../api/operations/page-versions'
import { withApi } from '../app/api-provider'
import { useEditing } from '../saving/editing'
import { type LocationVersion, lockMessage } from '../store/location-version'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { languageLabel } from '../ui/language-names'
import { Spinner } from '../ui/spinner'
import { differenceTitle } from './difference-labels'
import { differenceOf } from './effective-page'
import { placeOf } from './reload-version'
import { TwoTexts } from './two-texts'
import { useDetachSteps } from './use-detach-steps'
import { useSettledPage } from './use-settled-page'

type Preview = AttachPreviewQuery['attachPreview']
type Row = Preview['kept'][number]

/** Dialog that lists what attaching a page keeps, and what comes from the network, before anything is saved. */
export const AttachDialog = withApi(Attaching)

function Attaching({ version, onClose }: AttachDialogProps) {
  const { preview, error, retry } = useAttachPreview()
  const [keepsAll, setKeepsAll] = useState(false)
  const { isBusy, problem, attach } = useDetachSteps(onClose)
  const { locationName } = version
  const keep = keepsAll ? 'EVERYTHING' : 'CHANGED_HERE'
  return (
    <Dialog
      title={t('Attach this page to the network?')}
      description={t(
        '{locationName} gets the network’s changes again, now and later. Nothing is saved until you attach it.',
        { locationName },
      )}
      wide
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          {problem === null ? (
            <Button
              look="primary"
              aria-disabled={isBusy || !preview}
              onClick={() => preview && void attach(keep, preview.stamp)}
            >
              {t('Attach')}
            </Button>
          ) : (
            <Button look="primary" onClick={retry}>
              {t('Look again')}
            </Button>
          )}
        </>
      }
    >
      {problem !== null && <p role="alert">{problem}</p>}
      {error && <p role="alert">{failureOf(error).message}</p>}
      {!preview && !error && <Spinner label={t('Loading changes…')} />}
      {preview && <Effects {...{ preview, locationName, keepsAll }} onChoose={setKeepsAll} />}
    </Dialog>
  )
}

interface AttachDialogProps {
  readonly version: LocationVersion
  readonly onClose: () => void
}

function useAttachPreview() {
  const session = useSession()
  const editing = useEditing()
  const isSettled = useSettledPage()
  const { documentId, locationId } = placeOf({ session, editing })
  const { data, error, refetch } = useQuery(attachPreviewQuery, {
    variables: { documentId: String(documentId), locationId: String(locationId) },
    fetchPolicy: 'no-cache',
    skip: !isSettled,
  })
  return { preview: data?.attachPreview, error, retry: () => void retry() }

  async function retry(): Promise<void> {
    await editing.saver.saveNow()
    await refetch()
  }
}

function Effects({ preview, locationName, keepsAll, onChoose }: EffectsProps) {
  const { kept, coming, addedLanguages, removedLanguages } = preview
  const locked = coming.filter(({ lock }) => lock !== null)
  const open = coming.filter(({ lock }) => lock === null)
  const orphaned = kept.filter(({ state }) => state === 'ORPHANED')
  const shown = kept.filter(({ state }) => state !== 'ORPHANED')
  const rows = (list: readonly Row[]) => <Rows {...{ list, locationName }} />
  const hidden = preview.keptCount - kept.length + Math.max(0, preview.comingCount - coming.length)
  return (
    <div className="ed-changes-here">
      {open.length > 0 && <KeepChoice {...{ keepsAll, onChoose }} />}
      {kept.length + coming.length === 0 && (
        <p>{t('The page is the same as the network’s. Attaching it changes nothing.')}</p>
      )}
      <LanguageNote {...{ addedLanguages, removedLanguages }} />
      <DifferenceGroup
        title={t('Kept, and marked “Changed here”')}
        list={keepsAll ? [...shown, ...open] : shown}
      >
        {rows}
      </DifferenceGroup>
      <DifferenceGroup title={t('Comes from the network')} list={keepsAll ? [] : open}>
        {rows}
      </DifferenceGroup>
      <DifferenceGroup
        title={t('Comes from the network, because head office has locked it')}
        list={locked}
      >
        {rows}
      </DifferenceGroup>
      <DifferenceGroup title={t('Kept, but no longer on the network’s page')} list={orphaned}>
        {rows}
      </DifferenceGroup>
      {hidden > 0 && <p>{t('And {count} more.', { count: hidden })}</p>}
    </div>
  )
}

interface EffectsProps {
  readonly preview: Preview
  readonly locationName: string
  readonly keepsAll: boolean
  readonly onChoose: (keepsAll: boolean) => void
}

function KeepChoice({ keepsAll, onChoose }: Pick<EffectsProps, 'keepsAll' | 'onChoose'>) {
  const option = (value: boolean, label: string) => (
    <label>
      <input
        type="radio"
        name="keep"
        checked={keepsAll === value}
        onChange={() => onChoose(value)}
      />
      {label}
    </label>
  )
  return (
    <fieldset className="ed-attach-choice">
      <legend>{t('Changes made by the network since then')}</legend>
      {option(false, t('Take it from the network'))}
      {option(true, t('Keep the page as it is here'))}
    </fieldset>
  )
}

function LanguageNote({
  addedLanguages,
  removedLanguages,
}: Pick<Preview, 'addedLanguages' | 'removedLanguages'>) {
  const named = (languages: readonly string[]) => languages.map(languageLabel).join(', ')
  return (
    <>
      {addedLanguages.length > 0 && (
        <p>
          {t('Languages added from the network’s page: {names}', { names: named(addedLanguages) })}
        </p>
      )}
      {removedLanguages.length > 0 && (
        <p>
          {t('The network removed these languages, so this page loses them too: {names}', {
            names: named(removedLanguages),
          })}
        </p>
      )}
    </>
  )
}

function DifferenceGroup({ title, list, children }: DifferenceGroupProps) {
  if (list.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children(list)}
    </section>
  )
}

interface DifferenceGroupProps {
  readonly title: string
  readonly list: readonly Row[]
  readonly children: (list: readonly Row[]) => React.ReactNode
}

function Rows({ list, locationName }: RowsProps) {
  const { registry } = useSession()
  return (
    <ol>
      {list.map((row) => {
        const difference = differenceOf(row)
        return (
          <li key={row.id}>
            <h4>
              {differenceTitle(difference, registry)}
              {row.language && (
                <span className="ed-quiet">{` · ${languageLabel(row.language)}`}</span>
              )}
            </h4>
            <TwoTexts {...{ difference, registry, locationName }} />
            {difference.lock && <p>{lockMessage(difference.lock)}</p>}
          </li>
        )
      })}
    </ol>
  )
}

interface RowsProps {
  readonly list: readonly Row[]
  readonly locationName: string
}
