// Generated from the folders of the areas by `npm run generate`. Do not edit.
import type { ByRoute } from '../schema/language/call.ts';
import type { contentCalls } from '../schema/areas/community/calls/content.ts';
import type { moderationCalls } from '../schema/areas/community/calls/moderation.ts';
import type { webpageCalls } from '../schema/areas/community/calls/webpage.ts';
import type { callLogCalls } from '../schema/areas/conversations/calls/callLogs.ts';
import type { enquiryCalls } from '../schema/areas/conversations/calls/enquiries.ts';
import type { mailLogCalls } from '../schema/areas/conversations/calls/mailLogs.ts';
import type { mailboxCalls } from '../schema/areas/conversations/calls/mailboxes.ts';
import type { talkCalls } from '../schema/areas/conversations/calls/talk.ts';
import type { documentCalls } from '../schema/areas/files/calls/documents.ts';
import type { libraryCalls, talentLibraryCalls, partnerLibraryCalls, staffLibraryCalls } from '../schema/areas/files/calls/library.ts';
import type { linkCalls } from '../schema/areas/files/calls/links.ts';
import type { mediaCalls } from '../schema/areas/files/calls/media.ts';
import type { shareCalls, sharedCalls, fileMailCalls } from '../schema/areas/files/calls/shares.ts';
import type { uploadCalls } from '../schema/areas/files/calls/uploads.ts';
import type { apiKeyCalls } from '../schema/areas/identity/calls/apiKeys.ts';
import type { ownAccountCalls } from '../schema/areas/identity/calls/ownAccount.ts';
import type { resetCalls, invitationCalls } from '../schema/areas/identity/calls/passwords.ts';
import type { permissionCalls } from '../schema/areas/identity/calls/permissions.ts';
import type { ownFactorCalls, agencyFactorCalls } from '../schema/areas/identity/calls/secondFactor.ts';
import type { signInCalls } from '../schema/areas/identity/calls/signIn.ts';
import type { activityCalls } from '../schema/areas/insight/calls/activity.ts';
import type { dashboardCalls } from '../schema/areas/insight/calls/dashboard.ts';
import type { firstRunCalls } from '../schema/areas/insight/calls/firstRun.ts';
import type { invoiceContactCalls } from '../schema/areas/money/calls/contacts.ts';
import type { creditMailCalls } from '../schema/areas/money/calls/creditMails.ts';
import type { creditNoteCalls } from '../schema/areas/money/calls/creditNotes.ts';
import type { moneyDashboardCalls } from '../schema/areas/money/calls/dashboard.ts';
import type { debtorCalls } from '../schema/areas/money/calls/debtors.ts';
import type { errorMailCalls } from '../schema/areas/money/calls/errorMails.ts';
import type { feeCalls } from '../schema/areas/money/calls/fees.ts';
import type { invoiceMailCalls } from '../schema/areas/money/calls/invoiceMails.ts';
import type { invoiceReminderCalls } from '../schema/areas/money/calls/invoiceReminders.ts';
import type { expenseCalls, managementFeeRuleCalls } from '../schema/areas/money/calls/metadata.ts';
import type { invoicePaperCalls } from '../schema/areas/money/calls/papers.ts';
import type { paymentCalls } from '../schema/areas/money/calls/payments.ts';
import type { readyCalls } from '../schema/areas/money/calls/ready.ts';
import type { receivedAndEarnedCalls } from '../schema/areas/money/calls/receivedAndEarned.ts';
import type { taxRateCalls } from '../schema/areas/money/calls/taxRates.ts';
import type { notificationCalls } from '../schema/areas/notifications/calls/notifications.ts';
import type { agencyCalls } from '../schema/areas/operators/calls/agencies.ts';
import type { failedWorkCalls } from '../schema/areas/operators/calls/failedWork.ts';
import type { favoriteCalls } from '../schema/areas/operators/calls/favorites.ts';
import type { healthCalls } from '../schema/areas/operators/calls/health.ts';
import type { agencyMailCalls, productMailCalls } from '../schema/areas/operators/calls/mail.ts';
import type { visitCalls } from '../schema/areas/operators/calls/visits.ts';
import type { conversionCalls } from '../schema/areas/people/calls/conversions.ts';
import type { peopleCalls } from '../schema/areas/people/calls/people.ts';
import type { sandboxCalls, SocialCalls } from '../schema/areas/people/calls/socials.ts';
import type { staffCalls } from '../schema/areas/people/calls/staff.ts';
import type { talentConfigCalls } from '../schema/areas/people/calls/talentConfig.ts';
import type { catalogueCalls, categoryCalls } from '../schema/areas/settings/calls/catalogueEntries.ts';
import type { partnerListCalls, talentListCalls, scoutListCalls } from '../schema/areas/settings/calls/catalogues.ts';
import type { customFieldCalls } from '../schema/areas/settings/calls/customFields.ts';
import type { partnerOptionCalls } from '../schema/areas/settings/calls/formOptions.ts';
import type { placeCalls } from '../schema/areas/settings/calls/places.ts';
import type { preferenceCalls } from '../schema/areas/settings/calls/preferences.ts';
import type { referenceListCalls } from '../schema/areas/settings/calls/referenceLists.ts';
import type { webhookCalls } from '../schema/areas/settings/calls/webhooks.ts';
import type { assistantCalls } from '../schema/areas/tools/calls/assistants.ts';
import type { importCalls } from '../schema/areas/tools/calls/imports.ts';
import type { realtimeCalls } from '../schema/areas/tools/calls/realtime.ts';
import type { contractDocumentCalls } from '../schema/areas/contracts/calls/contractDocuments.ts';
import type { contractCalls, contractTypeCalls, contractTemplateCalls, contractTermCalls } from '../schema/areas/contracts/calls/contracts.ts';
import type { holdCalls } from '../schema/areas/work/calls/holds.ts';
import type { projectFigureCalls } from '../schema/areas/work/calls/projectFigures.ts';
import type { projectGroupCalls } from '../schema/areas/work/calls/projectGroups.ts';
import type { statusCalls, statusCategoryCalls } from '../schema/areas/work/calls/statuses.ts';
import type { taskGroupCalls, templateCalls } from '../schema/areas/tasks/calls/taskGroups.ts';
import type { taskOptionCalls } from '../schema/areas/tasks/calls/taskOptions.ts';
import type { taskRuleCalls } from '../schema/areas/tasks/calls/taskRules.ts';
import type { taskTypeCalls } from '../schema/areas/tasks/calls/taskTypes.ts';
import type { taskCalls } from '../schema/areas/tasks/calls/tasks.ts';
import type { calendarCalls } from '../schema/areas/calendar/calls/calendar.ts';
import type { feedCalls } from '../schema/areas/calendar/calls/feeds.ts';
import type { sourceCalls } from '../schema/areas/calendar/calls/sources.ts';
import type { SettingsOfAgencyCalls } from './settings.ts';

/** Every declared call by its route. Types alone: the browser loads no schema. */
export type Calls =
  ByRoute<typeof contentCalls> &
  ByRoute<typeof moderationCalls> &
  ByRoute<typeof webpageCalls> &
  ByRoute<typeof callLogCalls> &
  ByRoute<typeof enquiryCalls> &
  ByRoute<typeof mailLogCalls> &
  ByRoute<typeof mailboxCalls> &
  ByRoute<typeof talkCalls> &
  ByRoute<typeof documentCalls> &
  ByRoute<typeof libraryCalls> &
  ByRoute<typeof talentLibraryCalls> &
  ByRoute<typeof partnerLibraryCalls> &
  ByRoute<typeof staffLibraryCalls> &
  ByRoute<typeof linkCalls> &
  ByRoute<typeof mediaCalls> &
  ByRoute<typeof shareCalls> &
  ByRoute<typeof sharedCalls> &
  ByRoute<typeof fileMailCalls> &
  ByRoute<typeof uploadCalls> &
  ByRoute<typeof apiKeyCalls> &
  ByRoute<typeof ownAccountCalls> &
  ByRoute<typeof resetCalls> &
  ByRoute<typeof invitationCalls> &
  ByRoute<typeof permissionCalls> &
  ByRoute<typeof ownFactorCalls> &
  ByRoute<typeof agencyFactorCalls> &
  ByRoute<typeof signInCalls> &
  ByRoute<typeof activityCalls> &
  ByRoute<typeof dashboardCalls> &
  ByRoute<typeof firstRunCalls> &
  ByRoute<typeof invoiceContactCalls> &
  ByRoute<typeof creditMailCalls> &
  ByRoute<typeof creditNoteCalls> &
  ByRoute<typeof moneyDashboardCalls> &
  ByRoute<typeof debtorCalls> &
  ByRoute<typeof errorMailCalls> &
  ByRoute<typeof feeCalls> &
  ByRoute<typeof invoiceMailCalls> &
  ByRoute<typeof invoiceReminderCalls> &
  ByRoute<typeof expenseCalls> &
  ByRoute<typeof managementFeeRuleCalls> &
  ByRoute<typeof invoicePaperCalls> &
  ByRoute<typeof paymentCalls> &
  ByRoute<typeof readyCalls> &
  ByRoute<typeof receivedAndEarnedCalls> &
  ByRoute<typeof taxRateCalls> &
  ByRoute<typeof notificationCalls> &
  ByRoute<typeof agencyCalls> &
  ByRoute<typeof failedWorkCalls> &
  ByRoute<typeof favoriteCalls> &
  ByRoute<typeof healthCalls> &
  ByRoute<typeof agencyMailCalls> &
  ByRoute<typeof productMailCalls> &
  ByRoute<typeof visitCalls> &
  ByRoute<typeof conversionCalls> &
  ByRoute<typeof peopleCalls> &
  ByRoute<typeof sandboxCalls> &
  ByRoute<SocialCalls> &
  ByRoute<typeof staffCalls> &
  ByRoute<typeof talentConfigCalls> &
  ByRoute<typeof catalogueCalls> &
  ByRoute<typeof categoryCalls> &
  ByRoute<typeof partnerListCalls> &
  ByRoute<typeof talentListCalls> &
  ByRoute<typeof scoutListCalls> &
  ByRoute<typeof customFieldCalls> &
  ByRoute<typeof partnerOptionCalls> &
  ByRoute<typeof placeCalls> &
  ByRoute<typeof preferenceCalls> &
  ByRoute<typeof referenceListCalls> &
  ByRoute<typeof webhookCalls> &
  ByRoute<typeof assistantCalls> &
  ByRoute<typeof importCalls> &
  ByRoute<typeof realtimeCalls> &
  ByRoute<typeof contractDocumentCalls> &
  ByRoute<typeof contractCalls> &
  ByRoute<typeof contractTypeCalls> &
  ByRoute<typeof contractTemplateCalls> &
  ByRoute<typeof contractTermCalls> &
  ByRoute<typeof holdCalls> &
  ByRoute<typeof projectFigureCalls> &
  ByRoute<typeof projectGroupCalls> &
  ByRoute<typeof statusCalls> &
  ByRoute<typeof statusCategoryCalls> &
  ByRoute<typeof taskGroupCalls> &
  ByRoute<typeof templateCalls> &
  ByRoute<typeof taskOptionCalls> &
  ByRoute<typeof taskRuleCalls> &
  ByRoute<typeof taskTypeCalls> &
  ByRoute<typeof taskCalls> &
  ByRoute<typeof calendarCalls> &
  ByRoute<typeof feedCalls> &
  ByRoute<typeof sourceCalls> &
  SettingsOfAgencyCalls;
