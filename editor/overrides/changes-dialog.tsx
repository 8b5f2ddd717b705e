import { useQuery } from '@apollo/client/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { effectivePageQuery } from '../api/operations/overrides'
import { withApi } from '../app/api-provider'
import { useEditing } from '../saving/editing'
import type { LocationDifference, LocationVersion } from '../store/location-version'
import { lockMessage } from '../store/location-version'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Spinner } from '../ui/spinner'
import { differenceTitle } from './difference-labels'
import { differencesOf } from './effective-page'
import { placeOf } from './reload-version'
import { TwoTexts } from './two-texts'
import { useSettledPage } from './use-settled-page'
import { useVersionSteps } from './use-version-steps'

/**
 * Dialog with a location's changes on this page: those with later network changes, its own changes, and those that no longer have
 * a place.
 */
export const ChangesDialog = withApi(Changes)

function Changes({ version, onClose }: ChangesDialogProps) {
  const { canEdit } = useSession()
  const { isRead, error } = useLatestDifferences()
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
      {error && <p role="alert">{failureOf(error).message}</p>}
      {!isRead && !error && <Spinner label={t('Loading changes…')} />}
      {isRead && differences.length === 0 && (
        <p>{t('There are no changes. The page is the same as the network’s.')}</p>
      )}
      <div className="ed-changes-here">
        <DifferenceGroup
          title={t('The network changed this after you did')}
          of={inState('CONFLICT')}
        >
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
        </DifferenceGroup>
        <DifferenceGroup title={t('Changed here')} of={inState('APPLIED')}>
          {(each) =>
            row(
              each,
              step(t('Reset to network'), () => steps.reset(each.id)),
            )
          }
        </DifferenceGroup>
        <DifferenceGroup title={t('No longer on the network’s page')} of={inState('ORPHANED')}>
          {(each) =>
            row(
              each,
              step(t('Discard'), () => steps.reset(each.id)),
            )
          }
        </DifferenceGroup>
        <DifferenceGroup title={t('Head office locked this later')} of={inState('LOCKED')}>
          {(each) =>
            row(
              each,
              <>
                {each.lock && <span>{lockMessage(each.lock)}</span>}
                {step(t('Discard'), () => steps.reset(each.id))}
              </>,
            )
          }
        </DifferenceGroup>
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

/** Reads the differences again; the shown page stays. */
function useLatestDifferences() {
  const session = useSession()
  const isSettled = useSettledPage()
  const { data, error } = useQuery(effectivePageQuery, {
    variables: placeOf({ session, editing: useEditing() }),
    fetchPolicy: 'no-cache',
    skip: !isSettled,
  })
  const store = session.locationVersion?.store
  useEffect(() => {
    if (!data?.effectivePage) return
    const differences = differencesOf(data.effectivePage)
    store?.setState({ differences, count: differences.length })
  }, [data, store])
  return { isRead: data !== undefined, error }
}

function counted(count: number): string {
  return t('{count, plural, one {# change} other {# changes}}', { count })
}

function DifferenceGroup({ title, of, children }: DifferenceGroupProps) {
  if (of.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ol>{of.map(children)}</ol>
    </section>
  )
}

interface DifferenceGroupProps {
  readonly title: string
  readonly of: readonly LocationDifference[]
  readonly children: (difference: LocationDifference) => ReactNode
}

function DifferenceRow({ difference, locationName, children }: DifferenceRowProps) {
  const { registry } = useSession()
  return (
    <li>
      <h4>{differenceTitle(difference, registry)}</h4>
      <TwoTexts {...{ difference, registry, locationName }} />
      {children && <div className="ed-changes-steps">{children}</div>}
    </li>
  )
}

interface DifferenceRowProps {
  readonly difference: LocationDifference
  readonly locationName: string
  readonly children: ReactNode
}
