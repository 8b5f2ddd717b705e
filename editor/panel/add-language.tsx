import { Plus } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { Popover } from '../ui/floating/popover'
import { namedLanguages, OFFERED_TAGS } from '../ui/offered-languages'

/** Button that opens a search for a language to add, by English name, own name or tag. */
export function AddLanguage({ taken, add }: AddLanguageProps) {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <Popover
      label={t('Add a language')}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button>
          <Plus size={16} aria-hidden />
          {t('Add a language')}
        </Button>
      }
    >
      <LanguageSearch taken={taken} choose={choose} />
    </Popover>
  )

  function choose(tag: string): void {
    setIsOpen(false)
    add(tag)
  }
}

interface AddLanguageProps {
  /** Languages that the page already has. */
  readonly taken: readonly string[]
  readonly add: (language: string) => void
}

/** Language names are computed when the search opens, because that takes 25 ms. */
function LanguageSearch({ taken, choose }: LanguageSearchProps) {
  const [text, setText] = useState('')
  const wanted = text.trim().toLocaleLowerCase()
  const found = namedLanguages(OFFERED_TAGS.filter((tag) => !taken.includes(tag))).filter(
    ({ tag, english, own }) =>
      [tag, english, own].some((name) => name.toLocaleLowerCase().includes(wanted)),
  )
  return (
    <div className="panel-add-language">
      <input
        type="search"
        className="ed-input"
        aria-label={t('Search languages')}
        placeholder={t('Gujarati, ગુજરાતી, gu')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          const [first] = found
          if (key === 'Enter' && wanted !== '' && first) choose(first.tag)
        }}
      />
      <ul aria-label={t('Languages')}>
        {found.map(({ tag, english, own }) => (
          <li key={tag}>
            <button
              type="button"
              className="panel-language ed-focusable"
              onClick={() => choose(tag)}
            >
              <span>{english}</span>
              {own !== english && (
                <span className="panel-language-detail" lang={tag}>
                  {own}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="panel-field-help">
          {t('No language matches “{text}”.', { text: text.trim() })}
        </p>
      )}
    </div>
  )
}

interface LanguageSearchProps {
  readonly taken: readonly string[]
  readonly choose: (language: string) => void
}
