import { t } from '#schema/messages/t'

/** The product's name with its logo: the garland above a door, a toran. */
export function Wordmark() {
  return (
    <span className="ed-wordmark">
      <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true">
        <path
          d="M3 20V9a8 8 0 0 1 16 0v11"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
        <path d="M3 9c2.5 3 5.5 3 8 0c2.5 3 5.5 3 8 0" stroke="currentColor" strokeWidth="1.4" />
        <circle cx="7" cy="13.2" r="1.3" fill="currentColor" />
        <circle cx="15" cy="13.2" r="1.3" fill="currentColor" />
        <circle cx="11" cy="11.6" r="1.3" fill="currentColor" />
      </svg>
      {t('Toran')}
    </span>
  )
}
