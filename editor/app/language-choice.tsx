import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { chooseEditorLanguage, EDITOR_LANGUAGES, editorLanguage } from './editor-language'
import './language-choice.css'

/**
 * Buttons to choose the editor's language in this browser. `store` saves it with the account first, and returns whether that
 * worked.
 */
export function LanguageChoice({ store }: { readonly store?: (tag: string) => Promise<boolean> }) {
  async function choose(tag: string): Promise<void> {
    if (!store || (await store(tag))) chooseEditorLanguage(tag)
  }

  return (
    <fieldset className="ed-language-choice">
      <legend>{t('Editor language')}</legend>
      {EDITOR_LANGUAGES.map(({ tag, name }) => (
        <Button
          key={tag}
          lang={tag}
          aria-pressed={tag === editorLanguage}
          onClick={() => void choose(tag)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  )
}
