import { useState } from 'react'
import { t } from '#schema/messages/t'
import { Screen } from '../screens/screen'
import { ScreenToast, useToast } from '../ui/screen-toast'
import { ArchiveList } from './archive-list'
import { SecretDialog, type ShownSecret } from './secret-dialog'
import { TokenList } from './token-list'
import { WebhookList } from './webhook-list'
import './integrations.css'

/** Screen of access tokens, webhooks and archives. */
export function IntegrationsScreen() {
  const { toast, showToast } = useToast()
  const [secret, setSecret] = useState<ShownSecret | null>(null)
  return (
    <Screen title={t('Integrations')}>
      <p className="ed-quiet">{t('Connect other programs to this network.')}</p>
      <TokenList onSecret={setSecret} onDone={showToast} />
      <WebhookList onSecret={setSecret} onDone={showToast} />
      <ArchiveList />
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
      <ScreenToast toast={toast} />
    </Screen>
  )
}
