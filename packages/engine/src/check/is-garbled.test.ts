import type { Document } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { isGarbled } from './is-garbled.ts';

const document = (text: string): Document => ({ pages: [{ items: [{ text }] }] }) as unknown as Document;

it('words whose vowels carry marks of any kind are words', () => {
  const vietnamese =
    'Thiết kế và phát triển hệ thống quản lý kho của cửa hàng, viết tài liệu kỹ thuật, trực tiếp hỗ trợ khách hàng ';
  const czech = 'Vedení účetnictví, mzdy, ěščřž příjmů, závěrka, daně, výkazy, zásoby, smlouvy ';
  expect(isGarbled(document(vietnamese.repeat(4)))).toBe(false);
  expect(isGarbled(document(czech.repeat(6)))).toBe(false);
});

it('letters that are mapped to other letters make no words', () => {
  expect(isGarbled(document('Xqprgtp Bkmw dlwt hqj Tzrvkp zxcvb Mpqrt wqkfd '.repeat(12)))).toBe(true);
});
