import { ChevronDown } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button'

const PublishMenu = lazy(() =>
  import('./publish-menu').then(({ PublishMenu: component }) => ({ default: component })),
)

/** The menu beside Publish, fetched after the page itself: its button is there before, and what is pressed then opens once it has come. */
export function PublishMenuPlace() {
  const [isWanted, setIsWanted] = useState(false)
  const want = () => setIsWanted(true)
  return (
    // At the press already, as the menu itself: the release may fall on the button that has come meanwhile.
    <Suspense fallback={<PublishMenuButton onPointerDown={want} onClick={want} />}>
      <PublishMenu startsOpen={isWanted} trigger={<PublishMenuButton />} />
    </Suspense>
  )
}

function PublishMenuButton(props: ComponentProps<'button'>) {
  return (
    <Button
      look="primary"
      {...props}
      className="ed-icon-button"
      aria-label="More ways to publish"
      aria-haspopup="menu"
    >
      <ChevronDown size={16} aria-hidden />
    </Button>
  )
}
