import { useState } from 'react'
import { t } from '#schema/messages/t'
import { chooseTheme, currentTheme } from '../app/theme'
import { Button } from '../ui/button'
import { THEMES } from './theme-items'

/** Buttons to choose the editor's colour theme, stored in this browser. */
export function ThemeChoice() {
  const [chosen, setChosen] = useState(currentTheme)
  return (
    <fieldset className="ed-language-choice">
      <legend>{t('Editor theme')}</legend>
      {THEMES.map(({ theme, name, icon: Icon }) => (
        <Button
          key={theme}
          aria-pressed={theme === chosen}
          onClick={() => {
            chooseTheme(theme)
            setChosen(theme)
          }}
        >
          <Icon size={16} aria-hidden />
          {name}
        </Button>
      ))}
    </fieldset>
  )
}
