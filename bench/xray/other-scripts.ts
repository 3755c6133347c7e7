import type { Resume } from '@shortlist/schema';

type Words = {
  who: [name: string, label: string, city: string];
  summary: string;
  jobs: [title: string, employer: string][];
  deeds: string[];
  study: [degree: string, area: string, school: string];
  skills: string[];
  language: [name: string, level: string];
};

/** Fictional people in the scripts that fallback fonts set. */
export const otherScripts: Record<'ja' | 'zh' | 'ko' | 'he' | 'ar', Resume> = {
  ja: resumeOf({
    who: ['山田花子', '看護師', '東京'],
    summary:
      '内科病棟で十年の経験を持つ看護師です。患者さんとご家族に寄り添い、安全で丁寧なケアを心がけています。新人教育と勤務表の作成も担当しています。',
    jobs: [
      ['主任看護師', '東京中央病院'],
      ['看護師', '株式会社みどり介護'],
    ],
    deeds: ['12名のチームを率い、転倒事故を年間9件から2件に減らしました。', '新人看護師24名の研修を担当しました。'],
    study: ['学士', '看護学', '東京大学'],
    skills: ['創傷ケア', '救急処置', '勤務計画'],
    language: ['日本語', '母語'],
  }),
  zh: resumeOf({
    who: ['王小明', '仓库主管', '上海'],
    summary: '拥有十年仓储管理经验，熟悉精益管理和库存控制，带领团队按时完成所有交付任务。',
    jobs: [
      ['仓库主管', '上海东方物流有限公司'],
      ['库存分析员', '北京远大贸易公司'],
    ],
    deeds: ['带领35人的团队，把订单错误率从2.1%降到0.8%。', '制定了新的盘点流程，每年节省120万元。'],
    study: ['学士', '供应链管理', '复旦大学'],
    skills: ['精益管理', '库存控制', '数据分析'],
    language: ['中文', '母语'],
  }),
  ko: resumeOf({
    who: ['김민지', '간호사', '서울'],
    summary: '내과 병동에서 십 년간 근무한 간호사입니다. 환자 안전과 신규 간호사 교육을 담당하고 있습니다.',
    jobs: [
      ['수간호사', '서울중앙병원'],
      ['간호사', '한빛요양원'],
    ],
    deeds: ['간호사 12명의 팀을 이끌고 낙상 사고를 연 9건에서 2건으로 줄였습니다.', '신규 간호사 24명을 교육했습니다.'],
    study: ['학사', '간호학', '서울대학교'],
    skills: ['상처 관리', '응급 처치', '근무표 작성'],
    language: ['한국어', '모국어'],
  }),
  he: resumeOf({
    who: ['נועה לוי', 'אחות מוסמכת', 'תל אביב'],
    summary: 'אחות מוסמכת עם עשר שנות ניסיון במחלקה פנימית. אחראית על צוות של 12 אחיות ועל הדרכת עובדים חדשים.',
    jobs: [
      ['אחות אחראית', 'בית חולים מרכזי'],
      ['אחות', 'קופת חולים צפון'],
    ],
    deeds: ['הובילה צוות של 12 אחיות והפחיתה נפילות מ-9 ל-2 בשנה.', 'הדריכה 24 אחיות חדשות.'],
    study: ['תואר ראשון', 'סיעוד', 'אוניברסיטת חיפה'],
    skills: ['טיפול בפצעים', 'עזרה ראשונה', 'תכנון משמרות'],
    language: ['עברית', 'שפת אם'],
  }),
  ar: resumeOf({
    who: ['ليلى منصور', 'أخصائية تمريض', 'عمّان'],
    summary: 'ممرضة ذات خبرة عشر سنوات في قسم الباطنة. مسؤولة عن فريق من 12 ممرضة وعن تدريب الموظفين الجدد.',
    jobs: [
      ['رئيسة تمريض', 'المستشفى المركزي'],
      ['ممرضة', 'دار الرعاية الشمالية'],
    ],
    deeds: ['قادت فريقًا من 12 ممرضة وخفضت حوادث السقوط من 9 إلى 2 سنويًا.', 'درّبت 24 ممرضة جديدة.'],
    study: ['بكالوريوس', 'التمريض', 'الجامعة الأردنية'],
    skills: ['العناية بالجروح', 'الإسعافات الأولية', 'تخطيط المناوبات'],
    language: ['العربية', 'اللغة الأم'],
  }),
};

function resumeOf({ who: [name, label, city], summary, jobs, deeds, study, skills, language }: Words): Resume {
  const [studyType, area, institution] = study;
  return {
    basics: { name, label, email: 'person@example.org', phone: '+44 113 496 0123', summary, location: { city } },
    work: jobs.map(([position, employer], index) => ({
      name: employer,
      position,
      ...(index === 0 ? { location: city, startDate: '2021-03' } : { startDate: '2016-04', endDate: '2021-02' }),
      highlights: deeds.slice(index),
    })),
    education: [{ institution, studyType, area, startDate: '2012', endDate: '2016' }],
    skills: skills.map((skill) => ({ name: skill })),
    languages: [
      { language: language[0], fluency: language[1] },
      { language: 'English', fluency: 'B2' },
    ],
  };
}
