import { zodResolver } from '@hookform/resolvers/zod';
import { CreateStockNoticeBody } from '@/contract/schemas/reviews';

export const stockNotice = zodResolver(CreateStockNoticeBody.pick({ email: true }));
