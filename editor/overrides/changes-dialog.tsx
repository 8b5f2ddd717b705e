import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { t } from '#schema/messages/t'
import { useApp } from '../app/app-context'
import { useCachedRequest } from '../app/use-cached-request'
import { useEditing } from '../saving/editing'
import type { LocationDifference, LocationVersion } from '../store/location-version'
import { lockMessage } from '../store/location-version'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Spinner } from '../ui/spinner'
import { differenceTitle } from './difference-labels'
import { reloadDifferences } from './reload-version'
import { TwoTexts } from './two-texts'
import { useVersionSteps } from './use-version-steps'

/**
 * Dialog with a location's changes on this page: those with later network changes, its own changes, and those that no longer have
 * a place.
 */
export function ChangesDialog({ version, onClose }: ChangesDialogProps) {
  const { canEdit } = useSession()
  const { answer } = useLatestDifferences()
  const differences = useStore(version.store, (state) => state.differences)
  const steps = useVersionSteps()
  const [isSure, setIsSure] = useState(false)
  const inState = (state: LocationDifference['state']) =>
    differences.filter((each) => each.state === state)
  const { locationName } = version
  const row = (difference: LocationDifference, children: ReactNode) => (
    <DifferenceRow key={difference.id} {...{ difference, locationName }}>
      {canEdit && children}
    </DifferenceRow>
  )
  const step = (label: string, run: () => Promise<void>) => (
    <Button aria-disabled={steps.isBusy} onClick={() => void run()}>
      {label}
    </Button>
  )
  return (
    <Dialog
      title={t('Changed at {locationName}', { locationName })}
      description={EXPLANATION}
      wide
      onClose={onClose}
      footer={
        canEdit &&
        differences.length > 0 && (
          <Button
            look={isSure ? 'danger' : 'plain'}
            aria-disabled={steps.isBusy}
            onClick={() => (isSure ? void steps.resetAll().then(onClose) : setIsSure(true))}
          >
            {isSure
              ? t('Yes, discard {count}', { count: counted(differences.length) })
              : t('Reset the whole page')}
          </Button>
        )
      }
    >
      {steps.problem !== null && <p role="alert">{steps.problem}</p>}
      {answer.state === 'failed' && <p role="alert">{answer.failure.message}</p>}
      {answer.state === 'loading' && <Spinner label={t('Loading changes…')} />}
      {answer.state === 'ready' && differences.length === 0 && (
        <p>{t('There are no changes. The page is the same as the network’s.')}</p>
      )}
      <div className="ed-changes-here">
        <Part title={t('The network changed this after you did')} of={inState('CONFLICT')}>
          {(each) =>
            row(
              each,
              <>
                {step(t('Keep mine'), () => steps.decide(each.id, 'MINE'))}
                {step(t('Use the network’s version'), () => steps.decide(each.id, 'NETWORK'))}
                {each.merged !== null && step(t('Use both'), () => steps.decide(each.id, 'MERGED'))}
              </>,
            )
          }
        </Part>
        <Part title={t('Changed here')} of={inState('APPLIED')}>
          {(each) =>
            row(
              each,
              step(t('Reset to network'), () => steps.reset(each.id)),
            )
          }
        </Part>
        <Part title={t('No longer on the network’s page')} of={inState('ORPHANED')}>
          {(each) =>
            row(
              each,
              step(t('Discard'), () => steps.reset(each.id)),
            )
          }
        </Part>
        <Part title={t('Head office locked this later')} of={inState('LOCKED')}>
          {(each) =>
            row(
              each,
              <>
                {each.lock && <span>{lockMessage(each.lock)}</span>}
                {step(t('Discard'), () => steps.reset(each.id))}
              </>,
            )
          }
        </Part>
      </div>
    </Dialog>
  )
}

interface ChangesDialogProps {
  readonly version: LocationVersion
  readonly onClose: () => void
}

const EXPLANATION = t(
  'Everything else is updated with the network’s page. Visitors see what you choose here once the page is published.',
)

/** Saves pending changes first, so that they are included. */
function useLatestDifferences() {
  const { client } = useApp()
  const session = useSession()
  const editing = useEditing()
  return useCachedRequest('differences', async () => {
    if (session.canEdit) await editing.saver.saveNow()
    await reloadDifferences({ client, session, editing })
  })
}

function counted(count: number): string {
  return t('{count, plural, one {# change} other {# changes}}', { count })
}

function Part({ title, of, children }: PartProps) {
  if (of.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ol>{of.map(children)}</ol>
    </section>
  )
}

interface PartProps {
  readonly title: string
  readonly of: readonly LocationDifference[]
  readonly children: (difference: LocationDifference) => ReactNode
}

function DifferenceRow({ difference, locationName, children }: DifferenceRowProps) {
  const { registry } = useSession()
  return (
    <li>
      <h4>{differenceTitle(difference, registry)}</h4>
      <TwoTexts {...{ difference, locationName }} />
      {children && <div className="ed-changes-steps">{children}</div>}
    </li>
  )
}

interface DifferenceRowProps {
  readonly difference: LocationDifference
  readonly locationName: string
  readonly children: ReactNode
}
