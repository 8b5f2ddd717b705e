import type { ReactNode } from 'react'
import { useTitle } from '../app/use-title'
import { Wordmark } from '../ui/wordmark'
import { AccountMenu } from './account-menu'
import { MainMenu } from './main-menu'
import './screen.css'

/** A screen of the editor: the menu of all screens, its title, and what there is to do. */
export function Screen({ title, action, children }: ScreenProps) {
  useTitle(title)
  return (
    <div className="ed-surface ed-screen">
      <header className="ed-screen-top">
        <Wordmark />
        <MainMenu />
        <AccountMenu />
      </header>
      <main className="ed-screen-main">
        <div className="ed-screen-head">
          <h1>{title}</h1>
          {action && <div className="ed-screen-actions">{action}</div>}
        </div>
        {children}
      </main>
    </div>
  )
}

interface ScreenProps {
  readonly title: string
  /** What there is to do, the main button last. */
  readonly action?: ReactNode
  readonly children: ReactNode
}
