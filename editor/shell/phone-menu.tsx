import * as Radix from '@radix-ui/react-dialog'
import { ChevronDown, Menu, X } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { Wordmark } from '../ui/wordmark'
import { MenuBadge } from './menu-badge'
import { PlaceChoice } from './place-choice'
import { NavigationLinks, type NavigationParts } from './side-navigation'
import type { PlaceSelection } from './use-place'

/** Phone navigation: a button with the current screen's name that opens the navigation as a sheet. */
export function PhoneMenu({ work, ...parts }: PhoneMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const waiting = (parts.counts?.home ?? 0) + (parts.counts?.inbox ?? 0)
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild>
        <Button look="quiet" className="ed-phone-menu">
          <Menu size={18} aria-hidden />
          <span>
            <span className="ed-visually-hidden">{t('Menu:')} </span>
            {parts.current?.label ?? t('Menu')}
          </span>
          <MenuBadge count={waiting} />
          <ChevronDown size={14} aria-hidden />
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="ed-dialog-veil" />
        <Radix.Content className="ed-surface ed-navigation-sheet" aria-describedby={undefined}>
          <div className="ed-shell-head">
            <Radix.Title className="ed-visually-hidden">{t('Menu')}</Radix.Title>
            <Wordmark />
            <Radix.Close asChild>
              <Button look="quiet" className="ed-icon-button" aria-label={t('Close')}>
                <X size={18} aria-hidden />
              </Button>
            </Radix.Close>
          </div>
          <div className="ed-shell-tools">
            <PlaceChoice work={work} />
          </div>
          <nav className="ed-navigation" aria-label={t('Screens')}>
            <NavigationLinks {...parts} onFollow={() => setIsOpen(false)} />
          </nav>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface PhoneMenuProps extends NavigationParts {
  readonly work: PlaceSelection
}
