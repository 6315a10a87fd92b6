-- AlterTable
ALTER TABLE "chat_messages" ADD COLUMN     "command_id" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "chat_messages_account_id_command_id_key" ON "chat_messages"("account_id", "command_id");
