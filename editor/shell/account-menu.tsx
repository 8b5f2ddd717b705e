import { Keyboard, LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { useApp } from '../app/app-context'
import { OPEN_SHORTCUTS } from '../shortcuts/shortcut-event'
import { Button } from '../ui/button'
import { Menu, MenuItem, MenuSeparator } from '../ui/floating/menu'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'

const AccountDialog = lazyDialog(
  lazyPart(() => import('../account/account-dialog').then((part) => part.AccountDialog)),
)

const ThemeItems = lazyComponent(
  lazyPart(() => import('../account/theme-items').then((part) => part.ThemeItems)),
)

/** Menu of the signed-in account: password and devices, colour theme and sign-out. */
export function AccountMenu() {
  const { account, signOut } = useApp()
  const [failed, setFailed] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {failed && (
        <p className="ed-message" data-tone="danger" role="alert">
          {t('The server couldn’t be reached, so you’re still signed in. Try again.')}
        </p>
      )}
      <Menu
        trigger={
          <Button
            look="quiet"
            className="ed-account-open"
            aria-label={t('Account: {name}', { name: account.name })}
          >
            <span className="ed-avatar" aria-hidden>
              {initials(account.name)}
            </span>
            <span className="ed-navigation-word">{account.name}</span>
          </Button>
        }
      >
        <div className="ed-account">
          <strong>{account.name}</strong>
          <span>{account.email}</span>
        </div>
        <MenuItem icon={<UserRound size={16} />} onSelect={() => setIsOpen(true)}>
          {t('Your account')}
        </MenuItem>
        <MenuItem
          icon={<Keyboard size={16} />}
          shortcut="?"
          onSelect={() => window.dispatchEvent(new Event(OPEN_SHORTCUTS))}
        >
          {t('Keyboard shortcuts')}
        </MenuItem>
        <MenuSeparator />
        <ThemeItems />
        <MenuSeparator />
        <MenuItem
          icon={<LogOut size={16} />}
          onSelect={() => {
            void signOut().then((done) => setFailed(!done))
          }}
        >
          {t('Sign out')}
        </MenuItem>
      </Menu>
      {isOpen && <AccountDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function initials(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return [first, rest.at(-1) ?? ''].map((word) => [...word][0] ?? '').join('')
}
