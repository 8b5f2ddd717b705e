import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { followLink, useTitle } from '../app/navigation'
import './screen.css'

/** Frame of a screen: a link back to its list, its title, and its actions. */
export function Screen({ title, back, action, children }: ScreenProps) {
  useTitle(title)
  return (
    <main className="ed-surface ed-screen">
      {back && (
        <a className="ed-screen-back" href={back.href} onClick={followLink}>
          <ArrowLeft size={14} aria-hidden />
          {back.label}
        </a>
      )}
      <div className="ed-screen-head">
        <h1>{title}</h1>
        {action && <div className="ed-screen-actions">{action}</div>}
      </div>
      {children}
    </main>
  )
}

interface ScreenProps {
  readonly title: string
  /** The list that the shown item belongs to. */
  readonly back?: { readonly href: string; readonly label: string }
  /** Actions, the main button last. */
  readonly action?: ReactNode
  readonly children: ReactNode
}
