import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { fetchInOrder } from '../ui/lazy/fetched-component'
import { fetchedPart, useFetched } from '../ui/lazy/fetched-part'

const publishMenu = fetchedPart(() => import('./publish-menu').then((part) => part.PublishMenu))

/**
 * The menu beside Publish, fetched after the page itself: its button is there before; what is pressed then opens once it has
 * come, and the focus stays. */
export function PublishMenuPlace() {
  const [isWanted, setIsWanted] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const { part: PublishMenu, need } = useFetched(publishMenu)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; after a failure by a press.
  useEffect(() => fetchInOrder(need), [])
  if (PublishMenu)
    return (
      <PublishMenu startsOpen={isWanted} trigger={<PublishMenuButton autoFocus={hasFocus} />} />
    )
  function want(): void {
    setIsWanted(true)
    void need()
  }
  // At the press already, as the menu itself: the release may fall on the button that has come meanwhile.
  return (
    <PublishMenuButton
      onPointerDown={want}
      onClick={want}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    />
  )
}

function PublishMenuButton(props: ComponentProps<'button'>) {
  return (
    <Button
      look="primary"
      {...props}
      className="ed-icon-button"
      aria-label={t('More ways to publish')}
      aria-haspopup="menu"
    >
      <ChevronDown size={16} aria-hidden />
    </Button>
  )
}
