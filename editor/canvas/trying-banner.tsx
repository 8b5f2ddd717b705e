import { Hand } from 'lucide-react'
import { useEffect } from 'react'
import { t } from '#schema/messages/t'
import { useSession } from '../store/session'
import { setInteractive } from '../store/set-interactive'
import { Button } from '../ui/button'
import './trying-banner.css'

/** Banner shown while the page is tried out. Returns to editing by its button, or by Escape wherever the focus is. */
export function TryingBanner({ focusCanvas }: { readonly focusCanvas: () => void }) {
  const session = useSession()
  useEffect(() => {
    const press = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      // Dialogs and menus above the editor close first.
      const isOver = target instanceof Element && target.closest('[role="dialog"], [role="menu"]')
      if (key === 'Escape' && !defaultPrevented && !isOver) setInteractive(session, false)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [session])
  return (
    <div className="ed-trying">
      <section
        className="ed-surface ed-trying-banner"
        aria-label={t('Trying out')}
        data-canvas-control
      >
        <Hand size={16} aria-hidden />
        <span>
          <strong>{t('Trying out')}</strong>{' '}
          <span className="ed-trying-key">{t('The page works as it does for visitors.')}</span>{' '}
          <span className="ed-trying-key">{t('Press Esc to edit.')}</span>
        </span>
        <Button
          look="quiet"
          onClick={() => {
            setInteractive(session, false)
            focusCanvas()
          }}
        >
          {t('Back to editing')}
        </Button>
      </section>
    </div>
  )
}
