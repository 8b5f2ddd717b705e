import * as Radix from '@radix-ui/react-popover'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '#schema/messages/t'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { tourSeen } from './tour-seen'
import './start.css'

interface Step {
  /** Selector of the explained element; the first visible match is used. */
  readonly at: string
  readonly title: string
  readonly text: string
}

const STEPS: readonly Step[] = [
  {
    at: '#ed-side-left, .ed-drawer-bar',
    title: t('Blocks'),
    text: t(
      'A page is made of blocks. Drag one onto the page, or click it to add it after the selection. The outline next to the blocks shows the whole page.',
    ),
  },
  {
    at: '.ed-canvas',
    title: t('The page'),
    text: t(
      'What you see is what visitors get. Click a block to select it, drag it to move it, or use the menu at its corner.',
    ),
  },
  {
    at: '#ed-side-right, .ed-drawer-bar',
    title: t('Settings'),
    text: t(
      'The fields of the selected block. With nothing selected, you see the page’s title, address and description.',
    ),
  },
  {
    at: '.ed-save-status',
    title: t('Saves automatically'),
    text: t(
      'Every change is kept on this device right away and saved a moment later. You can undo up to 200 steps.',
    ),
  },
  {
    at: '[data-action="publish"]',
    title: t('Publish'),
    text: t(
      'Visitors see a change when you publish it. Before that, any problems are listed, with a link to each field.',
    ),
  },
]

/** Tour of five steps that can be closed at each. */
export function Tour() {
  const { uiStore } = useSession()
  const [step, setStep] = useState(0)
  const current = STEPS[step]
  const anchor = useRef({ getBoundingClientRect: () => new DOMRect() })
  const [shown, setShown] = useState<ShownStep>({ count: 0, rect: null, side: 'bottom' })
  useEffect(() => {
    const target = current && inSight(current.at)
    function place(): void {
      const rect = target?.getBoundingClientRect() ?? null
      const { side, edge } = rect ? besideOf(rect) : { side: 'bottom' as const, edge: middle() }
      anchor.current = { getBoundingClientRect: () => edge }
      setShown(({ count }) => ({ count: count + 1, rect, side }))
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [current])

  function end(): void {
    tourSeen.keep()
    uiStore.openOverlay(null)
  }

  if (!current) return null
  const isLast = step === STEPS.length - 1
  return (
    <Radix.Root open onOpenChange={(open) => open || end()}>
      <Radix.Anchor key={shown.count} virtualRef={anchor} />
      {shown.rect && <Spot rect={shown.rect} />}
      <Radix.Portal>
        <Radix.Content
          className="ed-surface ed-tour"
          side={shown.side}
          aria-label={t('Tour: {title}', { title: current.title })}
          collisionPadding={12}
          sideOffset={8}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <p className="ed-quiet">
            {t('{step} of {count}', { step: step + 1, count: STEPS.length })}
          </p>
          <p className="ed-tour-title">{current.title}</p>
          <p aria-live="polite">{current.text}</p>
          <div className="ed-tour-foot">
            {!isLast && (
              <Button look="quiet" onClick={end}>
                {t('Skip the tour')}
              </Button>
            )}
            {step > 0 && <Button onClick={() => setStep(step - 1)}>{t('Back')}</Button>}
            <Button look="primary" onClick={() => (isLast ? end() : setStep(step + 1))}>
              {isLast ? t('Done') : t('Next')}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function inSight(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect()
    return width > 0 && height > 0 && right > 0 && bottom > 0 && isVisible(element)
  })
}

type Side = 'top' | 'right' | 'bottom' | 'left'

/** A step of the tour as shown; `count` changes with its position. */
interface ShownStep {
  readonly count: number
  readonly rect: DOMRect | null
  readonly side: Side
}

/** Width of the text with its gaps, in px. */
const ROOM = 344

/**
 * Returns the position beside the explained element, so that the element stays visible; at its lower end if there is no space
 * beside it.
 */
function besideOf(rect: DOMRect): { readonly side: Side; readonly edge: DOMRect } {
  const { x, y, width, height, right, bottom } = rect
  if (height <= 200) return { side: y > innerHeight / 2 ? 'top' : 'bottom', edge: rect }
  const edge = new DOMRect(x, y + 60, width, 1)
  if (innerWidth - right >= ROOM) return { side: 'right', edge }
  if (x >= ROOM) return { side: 'left', edge }
  return { side: 'top', edge: new DOMRect(x, bottom - 12, width, 1) }
}

/** Overlay that dims everything except the explained element. */
function Spot({ rect: { x, y, width, height } }: { readonly rect: DOMRect }) {
  const style = { left: x, top: y, width, height }
  return createPortal(<div className="ed-tour-spot" style={style} aria-hidden />, document.body)
}

function isVisible(element: Element): boolean {
  return getComputedStyle(element).visibility !== 'hidden'
}

function middle(): DOMRect {
  return new DOMRect(window.innerWidth / 2, window.innerHeight / 2, 0, 0)
}
