import { zodResolver } from '@hookform/resolvers/zod';
import {
  ChangePasswordBody,
  LoginBody,
  RegisterBody,
  RequestPasswordResetBody,
  ResetPasswordBody,
} from '@/contract/schemas/users';

/** The rules of the forms of this feature: the contract's own. */
export const login = zodResolver(LoginBody);
export const register = zodResolver(RegisterBody);
export const requestReset = zodResolver(RequestPasswordResetBody);
export const resetPassword = zodResolver(ResetPasswordBody);
export const changePassword = zodResolver(ChangePasswordBody);
