import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '../app/app-context'
import { Button } from '../ui/button'
import { Menu, MenuItem } from '../ui/floating/menu'

/** The signed-in account, with sign-out. */
export function AccountMenu() {
  const { account, signOut } = useApp()
  const [failed, setFailed] = useState(false)
  return (
    <>
      {failed && (
        <p className="ed-message" data-tone="danger" role="alert">
          You are still signed in: the server could not be reached.
        </p>
      )}
      <Menu
        trigger={
          <Button look="quiet" aria-label={`Account: ${account.name}`}>
            <span className="ed-avatar" aria-hidden>
              {initials(account.name)}
            </span>
          </Button>
        }
      >
        <div className="ed-account">
          <strong>{account.name}</strong>
          <span>{account.email}</span>
        </div>
        <MenuItem
          icon={<LogOut size={16} />}
          onSelect={() => {
            void signOut().then((done) => setFailed(!done))
          }}
        >
          Sign out
        </MenuItem>
      </Menu>
    </>
  )
}

function initials(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return [first, rest.at(-1) ?? ''].map((word) => [...word][0] ?? '').join('')
}
