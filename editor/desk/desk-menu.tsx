import { followLink } from '../app/navigation'
import { recordPath } from '../app/routes'
import { scrollMenuTo } from '../screens/scroll-menu'
import { type DeskKind, deskKinds } from './desk-kinds'

/** The lists of all kinds of records. */
export function DeskMenu({ kind }: { readonly kind: DeskKind }) {
  return (
    <nav className="ed-desk-menu" aria-label="Kinds of content">
      {deskKinds.map(({ kind: name, desk }) => (
        <a
          key={name}
          href={recordPath(desk.path)}
          onClick={followLink}
          ref={name === kind.kind ? scrollMenuTo : undefined}
          aria-current={name === kind.kind ? 'page' : undefined}
        >
          {desk.label}
        </a>
      ))}
    </nav>
  )
}
