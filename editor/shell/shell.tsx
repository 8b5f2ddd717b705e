import { type ReactNode, useState } from 'react'
import { t } from '#schema/messages/t'
import { useApp } from '../app/app-context'
import { useRoute, useSearch } from '../app/navigation'
import { readNavigation, rememberNavigation } from '../screens/navigation-memory'
import { Button } from '../ui/button'
import { Wordmark } from '../ui/wordmark'
import { AccountMenu } from './account-menu'
import { FindButton, FindWithKeys } from './find-button'
import { useWaitingCounts } from './menu-badge'
import { navigationFor } from './navigation-entries'
import { PhoneMenu } from './phone-menu'
import { PlaceChoice } from './place-choice'
import { FoldButton, NavigationLinks } from './side-navigation'
import { usePlace } from './use-place'
import './shell.css'

const CONTENT = 'ed-content'

/** Frame of all screens except the page editor: navigation, search and account. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { account } = useApp()
  const route = useRoute()
  const search = useSearch()
  const [{ isFolded }, setMemory] = useState(readNavigation)
  const groups = navigationFor(account)
  const entries = groups.flatMap((group) => group.entries)
  const work = usePlace(entries)
  const counts = useWaitingCounts(route.name)
  const current = entries.find((entry) => entry.isAt(route, search))
  const parts = { groups, current, place: work.place, counts }
  return (
    <div className="ed-surface ed-shell" data-folded={isFolded}>
      <Button className="ed-shell-skip" look="primary" onClick={focusContent}>
        {t('Skip to content')}
      </Button>
      <header className="ed-shell-side">
        <div className="ed-shell-head">
          <Wordmark />
          <FoldButton
            isFolded={isFolded}
            onFold={() => setMemory(rememberNavigation({ isFolded: !isFolded }))}
          />
        </div>
        <PhoneMenu {...parts} work={work} />
        <div className="ed-shell-tools">
          <PlaceChoice work={work} />
          <FindButton />
        </div>
        <nav className="ed-navigation" aria-label={t('Screens')}>
          <NavigationLinks {...parts} isFolded={isFolded} />
        </nav>
        <AccountMenu />
      </header>
      <div className="ed-shell-content" id={CONTENT} tabIndex={-1}>
        {children}
      </div>
      <FindWithKeys entries={entries} />
    </div>
  )
}

/** Moves the focus to the content, for a button: a link would change the hash, which belongs to the screen. */
function focusContent(): void {
  document.getElementById(CONTENT)?.focus()
}
