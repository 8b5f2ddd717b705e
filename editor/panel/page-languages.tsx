import { Trash2 } from 'lucide-react'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { useSession, useUi } from '../store/session'
import { AppLink, pagePath, useNavigate } from '../ui/app-link'
import { IconButton } from '../ui/icon-button'
import { languageLabel, ownName } from '../ui/language-names'
import { AddLanguage } from './add-language'
import { useRemoveLanguage } from './remove-language-context'
import './page-languages.css'

/** Languages of the page: the edited one, links to the others, and a field to add one. */
export function PageLanguages() {
  const { documentId, context, canEdit } = useSession()
  const languages = useUi((state) => state.languages)
  const confirmRemoval = useRemoveLanguage()
  const ask = canEdit ? confirmRemoval : null
  const navigate = useNavigate()
  const all = [...new Set([...languages, context.language])].sort()
  const isNew = languages.length > 0 && !languages.includes(context.language)
  return (
    <nav className="panel-languages" aria-labelledby="panel-languages-title">
      <h3 id="panel-languages-title" className="panel-field-label">
        {t('Language')}
      </h3>
      <ul className="panel-languages-list">
        {all.map((language) => (
          <li key={language} className="panel-languages-row">
            <AppLink
              href={pagePath(documentId, language)}
              className="panel-language ed-focusable"
              aria-current={language === context.language ? 'page' : undefined}
            >
              <span lang={language}>{ownName(language)}</span>
              <span className="panel-language-detail">
                {language === context.language
                  ? t('You’re editing this language')
                  : inEnglish(language)}
              </span>
            </AppLink>
            {ask && language !== DEFAULT_LANGUAGE && languages.includes(language) && (
              <IconButton
                label={t('Remove {language}', { language: languageLabel(language) })}
                icon={<Trash2 size={14} />}
                small
                aria-haspopup="dialog"
                onClick={() => ask(language)}
              />
            )}
          </li>
        ))}
      </ul>
      {canEdit && (
        <AddLanguage taken={all} add={(language) => navigate(pagePath(documentId, language))} />
      )}
      <p className="panel-field-help">
        {isNew
          ? t('This starts as a copy. It’s saved in {language} when you make your first change.', {
              language: languageLabel(context.language),
            })
          : t('The title and blocks are separate in each language. All other settings are shared.')}
      </p>
    </nav>
  )
}

/** Returns the English name for users who can't read the language; empty if it is the same. */
function inEnglish(language: string): string {
  const name = languageLabel(language)
  return name === ownName(language) ? '' : name
}
