// What Chinese, Japanese and Korean titles end with: there no white parts the words of a title.

const chinese =
  '实习生 实习 工程师 经理 助理 主管 总监 专员 顾问 研究员 讲师 教师 教授 老师 设计师 分析师 架构师 开发者 程序员 负责人 组长 队长 会长 部长 主任 主席 编辑 记者 会计 出纳 律师 医生 医师 护士 翻译 客服 总裁 副总裁 创始人 合伙人 助教 店长 秘书 司机 厨师 收银员 业务员 技术员 管理员 测试员 班长 团支书 干事 委员 社长 工程師 實習生 經理 專員 總監 顧問 研究員 講師 設計師 分析師 架構師 負責人 組長 隊長 會長 部長 主編 編輯 會計 醫師 護理師 創辦人 助教 店長';
const japanese =
  'エンジニア デザイナー マネージャー マネージャ プログラマー プログラマ ディレクター プランナー コンサルタント アナリスト リーダー スタッフ アシスタント インターン アーキテクト ライター プロデューサー 課長 係長 主任 店長 教員 看護師 開発者 担当者 研究員 講師 代表取締役 取締役 管理者';
const korean =
  '엔지니어 개발자 매니저 디자이너 인턴 연구원 팀장 과장 대리 사원 부장 차장 강사 조교 컨설턴트 분석가 기획자 교사 간호사 대표 회장 리더 아키텍트';

const ends = new RegExp(`(?:${`${chinese} ${japanese} ${korean}`.split(' ').join('|')})$`, 'u');

/** Whether a Chinese, Japanese or Korean text ends as titles do: "研究实习生", "データエンジニア". Text in brackets behind it is left out. */
export function isEasternTitle(text: string): boolean {
  const bare = text.replace(/\s*[(（【[][^()（）【】[\]]*[)）】\]]\s*$/u, '').trim();
  return bare.length <= 24 && /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(bare) && ends.test(bare);
}
