import type { DeadLink } from './dead-links'

/** The published entries that do not lead where they say. */
export function DeadLinkList({ links }: { readonly links: readonly DeadLink[] }) {
  if (links.length === 0) return null
  return (
    <section className="ed-message" data-tone="danger" aria-label="Links that lead nowhere">
      <p>
        {links.length === 1 ? 'One entry needs a look:' : `${links.length} entries need a look:`}
      </p>
      <ul>
        {links.map(({ label, address, leadsTo }) => (
          <li key={`${label} ${address}`}>
            {leadsTo === null
              ? `“${label}” leads to ${address}, where visitors find nothing.`
              : `“${label}” leads to the old address ${address}, and from there to ${leadsTo}.`}
          </li>
        ))}
      </ul>
    </section>
  )
}
