import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { pageRolloutQuery } from '../api/operations/rollouts'
import {
  continueRollout,
  includeAt,
  type Rollout,
  type RolloutStep,
  stopRollout,
  takeBackRollout,
  undoAt,
} from '../api/rollouts'
import { useApp } from '../app/app-context'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Spinner } from '../ui/spinner'
import { locationCount } from './impact-messages'
import { LocationRows } from './location-rows'
import { rolloutMessage } from './rollout-message'
import './rollouts.css'

/** Dialog with the progress of the page's last change and its actions: stop, continue, take back, undo at locations. */
export function RolloutDialog({ onClose }: { readonly onClose: () => void }) {
  const { documentId } = useSession()
  const { data, error, refetch } = useQuery(pageRolloutQuery, {
    variables: { documentId: String(documentId) },
  })
  const steps = useRolloutSteps(() => void refetch())
  const rollout = data?.pageRollout
  return (
    <Dialog title={t('Locations of this page')} wide onClose={onClose}>
      {!data && !error && <Spinner label={t('Loading locations…')} />}
      {error && <p role="alert">{failureOf(error).message}</p>}
      {data && !rollout && (
        <p>
          {t(
            'All locations show the published version. To choose locations, publish a change first.',
          )}
        </p>
      )}
      {steps.problem !== null && <p role="alert">{steps.problem}</p>}
      {rollout && <RolloutState rollout={rollout} steps={steps} />}
    </Dialog>
  )
}

type Steps = ReturnType<typeof useRolloutSteps>

function RolloutState({ rollout, steps }: { readonly rollout: Rollout; readonly steps: Steps }) {
  const { documentId } = useSession()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isSure, setIsSure] = useState(false)
  const { state, problems, canUndo } = rollout
  const ids = [...chosen]
  const run = (step: RolloutStep) => void steps.run(step).then(() => setChosen(new Set()))
  return (
    <>
      <p role="status">{rolloutMessage(rollout)}</p>
      {problems.length > 0 && (
        <ul className="ed-rollout-problems" aria-label={t('Problems that stopped the rollout')}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <div className="ed-rollout-row">
        {state === 'RUNNING' && (
          <Button aria-disabled={steps.isBusy} onClick={() => run(stopRollout(rollout))}>
            {t('Stop')}
          </Button>
        )}
        {state === 'STOPPED' && (
          <Button
            look="primary"
            aria-disabled={steps.isBusy}
            onClick={() => run(continueRollout(rollout))}
          >
            {t('Resume')}
          </Button>
        )}
        {canUndo && (
          <Button
            look={isSure ? 'danger' : 'plain'}
            aria-disabled={steps.isBusy}
            onClick={() => (isSure ? run(takeBackRollout(rollout)) : setIsSure(true))}
          >
            {isSure ? t('Yes, undo it everywhere') : t('Undo everywhere…')}
          </Button>
        )}
      </div>
      <LocationRows key={JSON.stringify(rollout)} target={{ documentId }}>
        {({ locationId, name, isKept, state: impact }) => {
          const id = String(locationId)
          return (
            <li key={id}>
              <div className="ed-rollout-row">
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.has(id)}
                    disabled={impact === 'NOT_ALLOWED'}
                    onChange={() =>
                      setChosen((before) => {
                        const next = new Set(before)
                        if (!next.delete(id)) next.add(id)
                        return next
                      })
                    }
                  />
                  <strong>{name}</strong>
                </label>
                <span className="ed-rollout-state">
                  {isKept ? t('Earlier version') : t('Published version')}
                </span>
              </div>
            </li>
          )
        }}
      </LocationRows>
      <div className="ed-rollout-row">
        {canUndo && (
          <Button
            aria-disabled={steps.isBusy || ids.length === 0}
            onClick={() => ids.length > 0 && run(undoAt(rollout, ids))}
          >
            {t('Undo the change at {count}', { count: locationCount(ids.length) })}
          </Button>
        )}
        <Button
          aria-disabled={steps.isBusy || ids.length === 0}
          onClick={() => ids.length > 0 && run(includeAt(ids))}
        >
          {t('Publish to {count}', { count: locationCount(ids.length) })}
        </Button>
      </div>
    </>
  )
}

function useRolloutSteps(reload: () => void) {
  const { client } = useApp()
  const { documentId, uiStore } = useSession()
  const { saver } = useEditing()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return { isBusy, problem, run }

  async function run(step: RolloutStep): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      const rollout = await step(client, String(documentId))
      const { id: _id, ...saved } = rollout.saved
      saver.setSaved(saved)
      uiStore.announce(rolloutMessage(rollout))
      reload()
    } catch (error) {
      setProblem(failureOf(error).message)
    } finally {
      setIsBusy(false)
    }
  }
}
