import { useEffect, useRef } from 'react'
import { t } from '#schema/messages/t'
import { clockTime } from '../saving/save-message'
import { goToStep } from '../store/history-commands'
import { usePage, useSession } from '../store/session'
import './history-list.css'

/** All steps of this page's history, newest first. Clicking a step goes to it; undone steps are dimmed. */
export function HistoryList() {
  const session = useSession()
  const past = usePage((state) => state.past)
  const future = usePage((state) => state.future)
  const current = useRef<HTMLButtonElement>(null)
  const steps = [...past, ...future].map((step, index) => ({ step, done: index + 1 })).reverse()
  useEffect(() => {
    current.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])

  function stepProps(done: number) {
    const isCurrent = done === past.length
    return {
      type: 'button' as const,
      className: 'ed-history-step',
      'data-undone': done > past.length,
      ...(isCurrent && { ref: current, 'aria-current': 'step' as const }),
      onClick: () => goToStep(session, done),
    }
  }

  return (
    <>
      <h2 className="ed-history-title">{t('History')}</h2>
      <ol className="ed-history-list">
        {steps.map(({ step, done }) => (
          <li key={done}>
            <button {...stepProps(done)}>
              <span>{step.label}</span>
              <time dateTime={new Date(step.at).toISOString()}>
                {clockTime(new Date(step.at).toISOString())}
              </time>
            </button>
          </li>
        ))}
        <li>
          <button {...stepProps(0)}>
            <span>{t('The page as it was opened')}</span>
          </button>
        </li>
      </ol>
    </>
  )
}
