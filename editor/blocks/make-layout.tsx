import { useState } from 'react'
import { t } from '#schema/messages/t'
import { useSession } from '../store/session'
import { pagePath, useNavigate } from '../ui/app-link'
import { Button } from '../ui/button'

/** Button that creates the layout of the page's location and opens it. */
export function MakeLayout({ label = t('Create them') }: { readonly label?: string }) {
  const { makeLayout, uiStore } = useSession()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  if (!makeLayout) return null
  async function make(): Promise<void> {
    setBusy(true)
    const made = await makeLayout?.()
    if (made?.ok) navigate(pagePath(made.documentId))
    else uiStore.toast(made?.message ?? '')
    setBusy(false)
  }
  return (
    <Button disabled={isBusy} onClick={make}>
      {label}
    </Button>
  )
}
