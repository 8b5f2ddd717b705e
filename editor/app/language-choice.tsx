import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { chooseEditorLanguage, EDITOR_LANGUAGES, editorLanguage } from './editor-language'
import './language-choice.css'

/** The language of the editor in this browser. */
export function LanguageChoice() {
  return (
    <fieldset className="ed-language-choice">
      <legend>{t('Language of the editor')}</legend>
      {EDITOR_LANGUAGES.map(({ tag, name }) => (
        <Button
          key={tag}
          lang={tag}
          aria-pressed={tag === editorLanguage}
          onClick={() => chooseEditorLanguage(tag)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  )
}
