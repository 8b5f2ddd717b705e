import type { DeadLink } from './dead-links'

/** The published entries that do not lead where they say. */
export function DeadLinkList({ links }: { readonly links: readonly DeadLink[] }) {
  if (links.length === 0) return null
  return (
    <section className="ed-message" data-tone="danger" aria-label="Broken links">
      <p>
        {links.length === 1
          ? 'One entry needs attention:'
          : `${links.length} entries need attention:`}
      </p>
      <ul>
        {links.map(({ label, address, leadsTo }) => (
          <li key={`${label} ${address}`}>
            {leadsTo === null
              ? `“${label}” links to ${address}, which doesn’t exist.`
              : `“${label}” links to the old address ${address}, which redirects to ${leadsTo}.`}
          </li>
        ))}
      </ul>
    </section>
  )
}
