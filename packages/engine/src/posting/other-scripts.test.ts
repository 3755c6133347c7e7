import { describe, expect, it } from 'vitest';
import { isUnreadLanguage } from '../language/text/is-unread-language.ts';
import { readPosting } from './read-posting.ts';

const posting = `Менеджер по закупкам

Requirements:
- Опыт работы от трёх лет
- Microsoft Excel
- Умение договариваться с поставщиками

Мы предлагаем:
- Обучение за счёт компании
- Дружный коллектив, готовый прийти на помощь
- Корпоративные праздники и абонемент в спортзал
`;

describe('a posting in a script that is not read', () => {
  const { requirements } = readPosting(posting);

  it('asks for what has a name in every language', () => {
    expect(requirements.flatMap(({ skills = [] }) => skills.map(({ id }) => id))).toContain('microsoft-excel');
  });

  it('takes none of its sentences for a demand', () => {
    expect(requirements.filter(({ text }) => /коллектив|праздники|Обучение/u.test(text))).toEqual([]);
  });

  it.each([
    ['Thai', 'พนักงานขาย', 'ประสบการณ์การขาย', 'ประกันสุขภาพ'],
    ['Persian', 'کارشناس فروش', 'تجربه فروش خوب', 'کار گروهی و پشتکار'],
    ['Serbian', 'Продавац', 'Искуство у продаји љубазно', 'Њега људи'],
  ])('nor of one that several languages share: %s', (_, title, ...lines) => {
    const { requirements: asked } = readPosting(
      `${title}\n\nRequirements:\n- Microsoft Excel\n${lines.map((line) => `- ${line}\n`).join('')}`,
    );
    expect(asked.map(({ text }) => text)).toEqual(['Microsoft Excel']);
  });
});

describe('a posting in a language that is not read', () => {
  const list = '- Microsoft Excel\n- Umiejętność rozmowy z dostawcami\n- Dobra organizacja zakupów';
  const text = `Kierownik zakupów\n\nRequirements:\n${list}\n\nOferujemy:\n- Szkolenia na koszt firmy\n- Zgrany zespół gotowy przyjść z pomocą\n- Karnet na siłownię oraz wspólne święta\n- Stabilne zatrudnienie blisko centrum miasta wraz ze służbowym telefonem\n- Elastyczne godziny rozpoczynania pracy każdego dnia tygodnia oprócz poniedziałku`;

  it('asks for what has a name in every language', () => {
    expect(readPosting(text).requirements.map(({ text: words }) => words)).toEqual(['Microsoft Excel']);
  });

  it.each([
    'Łódź, Śródmieście, Żabianka, Gdańsk, Wrocław, Kraków',
    'Plzeň, Děčín, Třebíč, Příbram, Jičín, Kroměříž',
    'İzmir, Çeşme, Beşiktaş, Kadıköy, Üsküdar, Eskişehir',
    '1ª, 2ª, 3º, ﬁtting, oﬃce, ﬂoors, staﬀ, ﬁnance, proﬁt',
  ])('is not told by the names of its towns, nor by signs and joined letters: %s', (names) => {
    expect(isUnreadLanguage(`Warehouse Lead\n\nSites: ${names}\n\nForklift licence, SAP, night shifts`)).toBe(false);
  });

  it('is told by its own words', () => {
    expect(isUnreadLanguage(text)).toBe(true);
  });

  it('is told by what its words are: a list of names may be in any', () => {
    const names = 'Kubernetes, Terraform, PostgreSQL, crate stacking';
    expect(readPosting(`Engineer\n\nRequirements:\n- ${names}`).requirements.length).toBeGreaterThan(3);
  });
});
