import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { fetchInOrder } from '../ui/lazy/lazy-component'
import { lazyPart, useLazy } from '../ui/lazy/lazy-part'

const publishMenu = lazyPart(() => import('./publish-menu').then((part) => part.PublishMenu))

/**
 * Lazy menu beside Publish: its button is rendered first. If pressed before loading, the menu opens once it has loaded, and the
 * focus stays.
 */
export function PublishMenuPlace() {
  const [isWanted, setIsWanted] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const { part: PublishMenu, need } = useLazy(publishMenu)
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
  // On pointer down, like the menu itself: the release may hit the button that has loaded in the meantime.
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
