import { t } from '#schema/messages/t'
import type { DeadLink } from './dead-links'

/** List of published entries with broken or redirected links. */
export function DeadLinkList({ links }: { readonly links: readonly DeadLink[] }) {
  if (links.length === 0) return null
  return (
    <section className="ed-message" data-tone="danger" aria-label={t('Broken links')}>
      <p>
        {t('{count, plural, one {One entry needs attention:} other {# entries need attention:}}', {
          count: links.length,
        })}
      </p>
      <ul>
        {links.map(({ label, address, leadsTo }) => (
          <li key={`${label} ${address}`}>
            {leadsTo === null
              ? t('“{label}” links to {address}, which doesn’t exist.', { label, address })
              : t('“{label}” links to the old address {address}, which redirects to {leadsTo}.', {
                  label,
                  address,
                  leadsTo,
                })}
          </li>
        ))}
      </ul>
    </section>
  )
}
