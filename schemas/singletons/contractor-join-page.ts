import { definePage } from '#schemas/shared/page.ts'

export const contractorJoinPage = definePage({
  name: 'contractorJoinPage',
  title: 'Join the network',
  address: '/contractors/join',
})
