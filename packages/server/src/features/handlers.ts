import { accountHandlers } from './accounts/routes.ts'
import { turnoverHandlers } from './turnovers/routes.ts'
import { applicationHandlers } from './applications/routes.ts'
import { calculatorHandlers } from './calculator/routes.ts'
import { calendarHandlers } from './calendar/routes.ts'
import { chatHandlers } from './chat/routes.ts'
import { clientErrorHandlers } from './client-errors/routes.ts'
import { contractTemplateHandlers } from './contract-templates/routes.ts'
import { eventsLogHandlers } from './events-log/routes.ts'
import { jobHandlers } from './jobs/routes.ts'
import { invoiceHandlers } from './invoices/routes.ts'
import { memorandumHandlers } from './memoranda/routes.ts'
import { realisationHandlers } from './realisation/routes.ts'
import { menuHandlers } from './menu/routes.ts'
import { mergeHandlers } from './merges/routes.ts'
import { organizationHandlers } from './organizations/routes.ts'
import { paperHandlers } from './paper/routes.ts'
import { printPlanHandlers } from './print-plan/routes.ts'
import { payoutHandlers } from './payouts/routes.ts'
import { printOrderHandlers } from './print-orders/routes.ts'
import { projectHandlers } from './projects/routes.ts'
import { queueHandlers } from './queue/routes.ts'
import { removalHandlers } from './removal/routes.ts'
import { searchHandlers } from './search/routes.ts'
import { shopOrderHandlers } from './shop-orders/routes.ts'
import { signalHandlers } from './signals/routes.ts'
import { statementHandlers } from './statements/routes.ts'
import { statisticsHandlers } from './statistics/routes.ts'
import { stockHandlers } from './stock/routes.ts'
import { supportHandlers } from './support/routes.ts'
import { techCardHandlers } from './tech-cards/routes.ts'
import { timeHandlers } from './time/routes.ts'
import { todoHandlers } from './todos/routes.ts'
import { trackingHandlers } from './tracking/routes.ts'
import { walletHandlers } from './wallet/routes.ts'

/** The press's own business: a line for every feature. */
export const featureHandlers = {
  ...applicationHandlers,
  ...techCardHandlers,
  ...trackingHandlers,
  ...signalHandlers,
  ...projectHandlers,
  ...walletHandlers,
  ...statementHandlers,
  ...shopOrderHandlers,
  ...organizationHandlers,
  ...printPlanHandlers,
  ...paperHandlers,
  ...calculatorHandlers,
  ...contractTemplateHandlers,
  ...queueHandlers,
  ...statisticsHandlers,
  ...accountHandlers,
  ...turnoverHandlers,
  ...jobHandlers,
  ...invoiceHandlers,
  ...memorandumHandlers,
  ...calendarHandlers,
  ...stockHandlers,
  ...supportHandlers,
  ...timeHandlers,
  ...todoHandlers,
  ...chatHandlers,
  ...payoutHandlers,
  ...printOrderHandlers,
  ...realisationHandlers,
  ...menuHandlers,
  ...mergeHandlers,
  ...removalHandlers,
  ...searchHandlers,
  ...clientErrorHandlers,
  ...eventsLogHandlers,
}
