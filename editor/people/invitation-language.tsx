import { t } from '#schema/messages/t'
import { EDITOR_LANGUAGES } from '../app/editor-language'
import { FieldRow } from '../ui/field-row'

export function InvitationLanguage({ language, choose }: InvitationLanguageProps) {
  return (
    <FieldRow label={t('Language of the invitation')}>
      {(aria) => (
        <select
          {...aria}
          className="ed-input"
          value={language ?? ''}
          onChange={({ target }) => choose(target.value || null)}
        >
          <option value="">{t('The location’s default language')}</option>
          {EDITOR_LANGUAGES.map(({ tag, name }) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  )
}

interface InvitationLanguageProps {
  /** `null` for the location's first language. */
  readonly language: string | null
  readonly choose: (language: string | null) => void
}
