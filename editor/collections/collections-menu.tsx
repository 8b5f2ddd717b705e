import { followLink } from '../app/navigation'
import { recordPath } from '../app/routes'
import { scrollMenuTo } from '../screens/scroll-menu'
import { type CollectionKind, collectionKinds } from './collection-kinds'

/** The lists of all kinds of records. */
export function CollectionsMenu({ kind }: { readonly kind: CollectionKind }) {
  return (
    <nav className="ed-collections-menu" aria-label="Kinds of content">
      {collectionKinds.map(({ kind: name, collection }) => (
        <a
          key={name}
          href={recordPath(collection.path)}
          onClick={followLink}
          ref={name === kind.kind ? scrollMenuTo : undefined}
          aria-current={name === kind.kind ? 'page' : undefined}
        >
          {collection.label}
        </a>
      ))}
    </nav>
  )
}
