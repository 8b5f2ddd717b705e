import { useEffect } from 'react'
import { t } from '#schema/messages/t'

/** Sets the title of the browser tab: `Visit us · Toran editor`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? t('Toran editor') : t('{title} · Toran editor', { title })
  }, [title])
}
