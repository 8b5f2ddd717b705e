import * as Radix from '@radix-ui/react-dropdown-menu'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { chooseTheme, currentTheme } from '../app/theme'
import './theme-items.css'
import { Monitor, Moon, Sun } from 'lucide-react'

/** Themes in the order they are offered. */
export const THEMES = [
  { theme: 'system', name: t('System'), icon: Monitor },
  { theme: 'light', name: t('Light'), icon: Sun },
  { theme: 'dark', name: t('Dark'), icon: Moon },
] as const

/** Menu items for the editor's colour theme. Choosing one keeps the menu open, because the result is visible behind it. */
export function ThemeItems() {
  const [chosen, setChosen] = useState(currentTheme)
  return (
    <Radix.RadioGroup className="ed-theme-items" value={chosen}>
      <Radix.Label className="ed-theme-label">{t('Colours')}</Radix.Label>
      {THEMES.map(({ theme, name, icon: Icon }) => (
        <Radix.RadioItem
          key={theme}
          className="ed-menu-item"
          value={theme}
          onSelect={(event) => {
            event.preventDefault()
            chooseTheme(theme)
            setChosen(theme)
          }}
        >
          <Icon size={16} aria-hidden />
          <span>{name}</span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
