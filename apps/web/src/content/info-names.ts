import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UserInfo } from '@shortlist/schema';

/** What the fields at the head of a resume are called. */
export const infoNames: Record<keyof UserInfo, MessageDescriptor> = {
  name: msg`Full Name`,
  jobTitle: msg`Job Title`,
  email: msg`Email`,
  phone: msg`Phone`,
  location: msg`Location`,
  website: msg`Website`,
  linkedin: msg`LinkedIn`,
};
